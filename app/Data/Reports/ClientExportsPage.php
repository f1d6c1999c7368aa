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
        /** Whether one of the viewer's is still being written, so that the page looks again. */
        public bool $is_writing,
        public bool $sees_all,
    ) {}
}
