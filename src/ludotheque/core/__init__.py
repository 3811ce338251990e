"""The contract between the house and its games; stands on the standard library and mypyc's small runtime."""
