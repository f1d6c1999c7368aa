<?php

declare(strict_types=1);

namespace App\Domain\People;

/** A record of possibly the same person. */
final readonly class MatchCandidate
{
    public const LIKELY = 80;

    /**
     * @param  string  $type  the morph name: client, lead or db_client
     * @param  int  $score  0 to 100
     * @param  list<string>  $reasons  in words, without contact details
     * @param  list<MatchReason>  $evidence  the reasons with their details
     */
    public function __construct(
        public string $type,
        public int $id,
        public string $full_name,
        public int $score,
        public array $reasons,
        public array $evidence = [],
    ) {}

    public function isLikely(): bool
    {
        return $this->score >= self::LIKELY;
    }
}
