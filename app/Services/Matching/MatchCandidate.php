<?php

declare(strict_types=1);

namespace App\Services\Matching;

/** Somebody who may be the same person; 80 and more is "likely the same". */
final readonly class MatchCandidate
{
    public const LIKELY = 80;

    /**
     * @param  string  $type  the morph name: client, lead or db_client
     * @param  int  $score  0 to 100
     * @param  list<string>  $reasons  in words and without contact details, so that anybody may read them
     * @param  list<MatchReason>  $evidence  the same with what it rests on
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
