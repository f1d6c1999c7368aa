<?php

declare(strict_types=1);

namespace App\Data\Messages;

use App\Data\Lists\ListMeta;

/** Props of Messages/AutoCommunications. */
final readonly class AutoCommunicationsPage
{
    public function __construct(
        /** @var list<AutoCommunicationRow> */
        public array $communications,
        public ListMeta $meta,
        public bool $can_export,
    ) {}
}
