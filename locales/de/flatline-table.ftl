## The table of FLATLINE.
