<?php

declare(strict_types=1);

namespace App\Domain\DbClients\Cleanup;

/** Plans the changes of one kind of clean-up. Writes nothing. */
interface Cleaner
{
    /**
     * @param  list<int>  $ids  rows of the kind's table
     * @return list<Change> in the order in which they are made
     */
    public function plan(array $ids): array;
}
