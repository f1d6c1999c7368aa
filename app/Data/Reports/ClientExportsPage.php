<?php

declare(strict_types=1);

namespace App\Data\Reports;

use App\Data\Lists\ListMeta;

/** Reports/Clients/Exports. */
final readonly class ClientExportsPage
{
    /** @param  list<ExportRow>  $exports */
    public function __construct(
        public array $exports,
        public ListMeta $meta,
        /** Whether an export of the viewer is running, so that the page reloads. */
        public bool $is_writing,
        public bool $sees_all,
    ) {}
}
