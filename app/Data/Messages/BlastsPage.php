<?php

declare(strict_types=1);

namespace App\Data\Messages;

use App\Data\Lists\Choice;
use App\Data\Lists\ListMeta;

/** Props of Messages/SmsBlasts and Messages/ExcelBlasts/Index. */
final readonly class BlastsPage
{
    public function __construct(
        /** @var list<BlastRow> */
        public array $blasts,
        public ListMeta $meta,
        /** @var list<Choice> */
        public array $authors,
        public bool $can_create,
    ) {}
}
