seat = Player { $letter }
list-and = { $first } and { $last }
list-none = nothing
