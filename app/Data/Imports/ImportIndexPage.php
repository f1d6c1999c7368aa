<?php

declare(strict_types=1);

namespace App\Data\Imports;

use App\Data\Lists\ListMeta;

/** Clients/Imports/Index. */
final readonly class ImportIndexPage
{
    /** @param  list<ImportListRow>  $imports */
    public function __construct(public array $imports, public ListMeta $meta, public bool $can_import, public bool $can_export) {}
}
