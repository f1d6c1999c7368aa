<?php

declare(strict_types=1);

namespace App\Data\Rsg;

use App\Data\Matches\MatchPerson;
use App\Enums\BetstopState;

/** A client who may be the person of a notice. */
final readonly class BetstopCandidate
{
    public function __construct(
        public MatchPerson $person,
        public BetstopState $betstop_state,
        /** 0 to 100 */
        public int $score,
        /** @var list<string> */
        public array $reasons,
        /** @var list<string> */
        public array $against,
        /** @var list<string> fields of the person that differ from the notice */
        public array $differences,
        /** The colleague who decided that this is another person, and the reason. */
        public ?BetstopDecisionEntry $rejection,
    ) {}
}
