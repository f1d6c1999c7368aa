<?php

declare(strict_types=1);

namespace App\Data\Rsg;

/** The preview of a file of notices: what receiving it would do. */
final readonly class BetstopFileCheck
{
    public function __construct(
        public int $new_rows,
        public int $known_rows,
        public int $refused_rows,
        /** Clients who would be marked. */
        public int $clients,
        /** @var list<BetstopFileLine> the first lines, refused ones first */
        public array $lines,
    ) {}
}
