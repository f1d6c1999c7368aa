<?php

declare(strict_types=1);

namespace App\Data\DbClients;

use App\Data\Lists\ListMeta;

/** DbClients/Addresses. */
final readonly class DbAddressesPage
{
    /** @param  list<DbAddressRow>  $addresses */
    public function __construct(public array $addresses, public ListMeta $meta, public bool $can_manage, public bool $can_export) {}
}
