<?php

declare(strict_types=1);

namespace App\Listeners;

use App\Infrastructure\Search\SearchIndex;
use App\Support\SearchSubject;
use Illuminate\Database\Eloquent\Model;

/** Updates the search index in the transaction that the trait Searchable opens. */
final readonly class SearchIndexObserver
{
    public function __construct(private SearchIndex $index) {}

    public function saved(Model&SearchSubject $subject): void
    {
        if ($subject->wasRecentlyCreated || $subject->wasChanged($subject::searchedColumns())) {
            $this->index->put($subject);
        }
    }

    public function deleted(Model&SearchSubject $subject): void
    {
        $this->index->remove($subject);
    }

    public function restored(Model&SearchSubject $subject): void
    {
        $this->index->put($subject);
    }
}
