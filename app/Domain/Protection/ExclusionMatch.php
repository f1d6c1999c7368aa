<?php

declare(strict_types=1);

namespace App\Domain\Protection;

use App\Domain\People\MatchReason;

/** An exclusion that applies to a person, or may. */
final readonly class ExclusionMatch
{
    /**
     * @param  string  $sourceType  barred_entry, betstop_update, client, time_out, rsg_hold, opted_out, db_client or lead
     * @param  int  $score  0 to 100, see PairScorer
     * @param  list<MatchReason>  $reasons
     * @param  bool  $isStronger  than when a colleague decided that this is another person, so they have to decide again
     */
    public function __construct(
        public Exclusion $exclusion,
        public ExclusionCertainty $certainty,
        public string $sourceType,
        public int $sourceId,
        public int $score,
        public array $reasons,
        public bool $sharesNumber,
        public bool $isStronger = false,
    ) {}

    public function with(ExclusionCertainty $certainty): self
    {
        return new self($this->exclusion, $certainty, $this->sourceType, $this->sourceId, $this->score, $this->reasons, $this->sharesNumber);
    }

    public function stronger(): self
    {
        return new self(
            $this->exclusion,
            $this->certainty,
            $this->sourceType,
            $this->sourceId,
            $this->score,
            $this->reasons,
            $this->sharesNumber,
            isStronger: true,
        );
    }

    public function source(): string
    {
        return "{$this->sourceType}:{$this->sourceId}";
    }
}
