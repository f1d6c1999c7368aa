<?php

declare(strict_types=1);

namespace App\Queries\Transactions\Duplicates;

use App\Data\Lists\ListMeta;
use App\Data\Transactions\DuplicateRow;
use App\Models\User;
use App\Queries\Lists\ListReader;
use App\Queries\Lists\ListState;
use Illuminate\Support\Facades\DB;

/** Suspected repeats, those that are likeliest first. */
final readonly class DuplicateListQuery
{
    public function __construct(private ListReader $reader, private DuplicateRows $rows) {}

    /** @return array{list<DuplicateRow>, ListMeta} */
    public function page(DuplicateFilters $filters, ListState $state, User $viewer): array
    {
        $page = $this->reader->page($filters->apply($this->rows->query()), 'duplicate_cases.id', $state);

        return [$this->rows->of($page->rows, $viewer), $this->reader->meta($filters->apply(DB::table('duplicate_cases')), $page, $state)];
    }
}
