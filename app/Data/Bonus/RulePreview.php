<?php

declare(strict_types=1);

namespace App\Data\Bonus;

/** The clients who meet a rule. */
final readonly class RulePreview
{
    /**
     * @param  int  $count  at most 1,000
     * @param  int  $checked  how many of the company's clients were looked at, the newest first
     * @param  bool  $is_complete  whether these were all
     * @param  list<RuleCandidate>  $examples
     * @param  RuleClientCheck|null  $client  the client with the PIN
     */
    public function __construct(
        public int $count,
        public bool $is_capped,
        public int $checked,
        public bool $is_complete,
        public array $examples,
        public ?RuleClientCheck $client,
    ) {}
}
