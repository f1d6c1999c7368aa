<?php

declare(strict_types=1);

namespace App\Data\DepositMatching;

/** A suggested client. */
final readonly class MatchProposal
{
    /**
     * @param  list<string>  $reasons  sentences, the strongest first
     * @param  list<string>  $warnings  sentences, such as an exclusion, another name or other matching clients
     */
    public function __construct(
        public int $client_id,
        public string $full_name,
        public string $pin,
        public string $company_name,
        public string $company_color,
        /** 0 to 100. */
        public int $score,
        public array $reasons,
        public array $warnings,
    ) {}
}
