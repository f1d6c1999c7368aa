<?php

declare(strict_types=1);

namespace App\Data\Imports;

use App\Data\Lists\ListMeta;
use App\Inertia\DeferProp;

/** Clients/Imports/Show. */
final readonly class ImportShowPage
{
    /**
     * @param  list<ImportLine>  $lines  rows to review
     * @param  DeferProp<ImportUndoWarning|null>  $undo_warning
     */
    public function __construct(
        public ImportDetails $import,
        public ?ImportSettings $settings,
        public array $lines,
        public ListMeta $meta,
        public DeferProp $undo_warning,
    ) {}
}
