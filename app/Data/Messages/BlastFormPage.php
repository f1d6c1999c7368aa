<?php

declare(strict_types=1);

namespace App\Data\Messages;

use App\Data\Lists\Choice;
use App\Enums\BlastKind;

/** Props of the pages that create a blast. The choices are empty for kinds without them. */
final readonly class BlastFormPage
{
    public function __construct(
        public BlastKind $kind,
        public string $name,
        public string $body,
        /** `2026-11-20T20:00` in the author's time zone */
        public string $send_until,
        /** @var list<string> variables of the text */
        public array $variables,
        public int $most_characters,
        /** of a file */
        public int $most_rows,
        /** @var list<Choice> */
        public array $companies,
        /** @var list<Choice> */
        public array $ratings,
        /** @var list<Choice> */
        public array $managers,
        /** @var list<Choice> values of custom_sales_filter */
        public array $sales_filters,
        /** Recipients of the blast that is copied. */
        public ?BlastAudience $audience,
    ) {}
}
