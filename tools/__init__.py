"""What the house is built and measured with; no part of the package."""
