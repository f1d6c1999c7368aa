<?php

declare(strict_types=1);

namespace App\Services\Search;

/** Something the searches find; its model uses the trait Searchable. */
interface SearchSubject
{
    public function searchTerms(): SearchTerms;

    /**
     * The columns that the terms are made of: only their change touches the index.
     *
     * @return list<string>
     */
    public static function searchedColumns(): array;
}
