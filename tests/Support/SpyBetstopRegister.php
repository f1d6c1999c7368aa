<?php

declare(strict_types=1);

namespace Tests\Support;

use App\Enums\BetstopCheckResult;
use App\Infrastructure\Betstop\BetstopAnswer;
use App\Infrastructure\Betstop\BetstopPerson;
use App\Infrastructure\Betstop\BetstopRegister;
use Closure;
use Illuminate\Support\Facades\DB;

/** A register that answers by last name: Registered, Unavailable, and clear for all others. It remembers its calls. */
final class SpyBetstopRegister implements BetstopRegister
{
    /** @var list<list<string>> first names by call */
    public array $calls = [];

    /** @var list<int> open transactions at each call */
    public array $transactions = [];

    public ?Closure $onCall = null;

    public function check(BetstopPerson $person): BetstopAnswer
    {
        return $this->checkMany([$person])[0];
    }

    public function checkMany(array $people): array
    {
        $this->calls[] = array_values(array_map(static fn (BetstopPerson $person): string => $person->firstName, $people));
        $this->transactions[] = DB::transactionLevel();
        if ($this->onCall !== null) {
            ($this->onCall)();
        }

        return array_map(static fn (BetstopPerson $person): BetstopAnswer => match ($person->lastName) {
            'Registered' => new BetstopAnswer(BetstopCheckResult::Registered, now()->addDay()->toImmutable(), ['reference' => 'r']),
            'Unavailable' => BetstopAnswer::error('The register did not answer.', []),
            default => new BetstopAnswer(BetstopCheckResult::Clear, now()->addDay()->toImmutable(), ['reference' => 'c']),
        }, $people);
    }
}
