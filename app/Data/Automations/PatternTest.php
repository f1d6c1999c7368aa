<?php

declare(strict_types=1);

namespace App\Data\Automations;

/** The patterns that match a name, in the order they are tried. */
final readonly class PatternTest
{
    public function __construct(
        /** @var list<PatternMatch> */
        public array $saved,
        /** @var list<PatternMatch>|null with the pattern in the form; null without one */
        public ?array $draft,
    ) {}
}
