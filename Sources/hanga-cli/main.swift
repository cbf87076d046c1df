print("hanga")
