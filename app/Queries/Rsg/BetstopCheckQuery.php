<?php

declare(strict_types=1);

namespace App\Queries\Rsg;

use App\Data\Lists\Choice;
use App\Data\Rsg\BetstopCheckDetail;
use App\Data\Rsg\BetstopCheckPage;
use App\Data\Rsg\BetstopRunRow;
use App\Domain\Rsg\ListedPeopleParser;
use App\Enums\BetstopCheckResult;
use App\Infrastructure\Betstop\BetstopCircuitBreaker;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\BetstopCheck;
use App\Models\BetstopRun;
use App\Models\Client;
use App\Models\User;
use App\Support\DataFactory;
use Illuminate\Support\Facades\DB;

/** Checks with the BetStop register, for the pages on which staff make and review them. */
final readonly class BetstopCheckQuery
{
    private const RUNS = 8;

    private const FINDINGS = 200;

    public function __construct(private BetstopCircuitBreaker $breaker, private CurrentImpersonation $impersonation) {}

    /** @param  int|null  $checkId  of the viewer's own check */
    public function page(User $viewer, ?int $checkId, ?int $runId): BetstopCheckPage
    {
        $checked = $checkId === null ? null : BetstopCheck::query()->with('person')->where('user_id', $viewer->id)->find($checkId);
        $run = $runId === null ? null : BetstopRun::query()->find($runId);

        return new BetstopCheckPage(
            checked: $checked === null ? null : self::detail($checked),
            runs: array_values(
                BetstopRun::query()
                    ->with('user')
                    ->latest('id')
                    ->limit(self::RUNS)
                    ->get()
                    ->map(
                        static fn (BetstopRun $row): BetstopRunRow => DataFactory::make(BetstopRunRow::class, $row, [
                            'user_name' => $row->user?->full_name,
                        ]),
                    )
                    ->all(),
            ),
            run_id: $run?->id,
            findings: $run === null
                ? []
                : array_values(
                    BetstopCheck::query()
                        ->with('person')
                        ->where('betstop_run_id', $run->id)
                        ->where('result', '!=', BetstopCheckResult::Clear)
                        ->orderBy('id')
                        ->limit(self::FINDINGS)
                        ->get()
                        ->map(self::detail(...))
                        ->all(),
                ),
            max_people: ListedPeopleParser::MOST,
            is_available: ! $this->breaker->isOpen(),
            can_check: $this->impersonation->find() === null && ! $viewer->isReadOnly(),
        );
    }

    /** @return list<Choice> colleagues who made checks */
    public function users(): array
    {
        $users = User::withTrashed()
            ->whereIn('id', DB::table('betstop_checks')->whereNotNull('user_id')->select('user_id'))
            ->orderBy('first_name')
            ->orderBy('id')
            ->get();

        return array_values($users->map(static fn (User $user): Choice => new Choice((string) $user->id, $user->full_name))->all());
    }

    private static function detail(BetstopCheck $check): BetstopCheckDetail
    {
        $client = $check->person instanceof Client ? $check->person : null;

        return DataFactory::make(BetstopCheckDetail::class, $check, [
            'valid_until' => $check->valid_until?->toIso8601ZuluString(),
            'reference' => $check->evidence['reference'] ?? null,
            'error' => $check->evidence['error'] ?? null,
            'client_id' => $client?->id, 'client_name' => $client?->full_name, 'client_pin' => $client?->pin,
        ]);
    }
}
