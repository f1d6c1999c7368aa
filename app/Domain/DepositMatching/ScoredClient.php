<?php

declare(strict_types=1);

namespace App\Domain\DepositMatching;

use App\Data\DepositMatching\MatchProposal;

/** A suggested client with score and reasons. */
final readonly class ScoredClient
{
    /**
     * @param  list<Evidence>  $evidence
     * @param  list<string>  $reasons  sentences
     * @param  list<string>  $warnings  sentences
     * @param  int  $rivals  other clients that also match
     */
    public function __construct(
        public Candidate $client,
        public int $score,
        public array $evidence,
        public array $reasons,
        public array $warnings,
        public bool $isDoubtfulPayer,
        public int $rivals = 0,
    ) {}

    public function signature(): string
    {
        return MatchSignature::of($this->evidence, $this->isDoubtfulPayer, $this->rivals);
    }

    /** With a lower score, because other clients also match. */
    public function among(int $rivals, float $share): self
    {
        $others = $rivals === 1 ? '1 other client also matches.' : "{$rivals} other clients also match.";

        return new self(
            $this->client,
            (int) round($this->score * $share),
            $this->evidence,
            $this->reasons,
            [...$this->warnings, $others],
            $this->isDoubtfulPayer,
            $rivals,
        );
    }

    public function toProposal(): MatchProposal
    {
        return new MatchProposal(
            client_id: $this->client->id,
            full_name: $this->client->fullName(),
            pin: $this->client->pin,
            company_name: $this->client->companyName,
            company_color: $this->client->companyColor,
            score: $this->score,
            reasons: $this->reasons,
            warnings: $this->warnings,
        );
    }
}
