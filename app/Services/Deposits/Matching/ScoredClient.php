<?php

declare(strict_types=1);

namespace App\Services\Deposits\Matching;

use App\Data\Deposits\MatchProposal;

/** A client, with what speaks for the payment being theirs. */
final readonly class ScoredClient
{
    /**
     * @param  list<Evidence>  $evidence
     * @param  list<string>  $reasons  sentences
     * @param  list<string>  $warnings  sentences
     * @param  int  $rivals  other clients who fit as well
     */
    public function __construct(
        public Candidate $client,
        public int $score,
        public array $evidence,
        public array $reasons,
        public array $warnings,
        public bool $isDoubtfulPayer = false,
        public int $rivals = 0,
    ) {}

    public function signature(): string
    {
        return MatchSignature::of($this->evidence, $this->isDoubtfulPayer, $this->rivals > 0);
    }

    /** What is left of the score where others fit as well. */
    public function among(int $rivals, float $share): self
    {
        $others = $rivals === 1 ? 'One other client fits' : "{$rivals} other clients fit";

        return new self($this->client, (int) round($this->score * $share), $this->evidence, $this->reasons, [...$this->warnings, "{$others} as well."], $this->isDoubtfulPayer, $rivals);
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
