<?php

declare(strict_types=1);

namespace App\Support;

/** A searchable model, with the trait Searchable. */
interface SearchSubject
{
    public function searchTerms(): SearchTerms;

    /**
     * The columns that provide terms. Only their changes update the index.
     *
     * @return list<string>
     */
    public static function searchedColumns(): array;
}
