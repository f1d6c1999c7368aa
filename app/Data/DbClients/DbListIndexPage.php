<?php

declare(strict_types=1);

namespace App\Data\DbClients;

use App\Data\Lists\ListMeta;

/** DbClients/Lists. */
final readonly class DbListIndexPage
{
    /** @param  list<DbListRow>  $db_lists */
    public function __construct(public array $db_lists, public ListMeta $meta, public bool $can_manage, public bool $can_export) {}
}
