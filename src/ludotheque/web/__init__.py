"""The built front end: `dist` holds the page, made from the folder web/ of the source by `python web/build.py`."""
