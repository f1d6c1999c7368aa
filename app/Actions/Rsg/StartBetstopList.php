<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Enums\BetstopRunKind;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Betstop\BetstopPerson;
use App\Jobs\Rsg\WorkOnBetstopRun;
use App\Models\BetstopRun;
use App\Models\User;
use Illuminate\Support\Facades\DB;

/** Checks a list of people with the BetStop register, in the background. Their details are kept, encrypted, only until then. */
final readonly class StartBetstopList
{
    public function __construct(private AuditTrail $audit) {}

    /** @param  non-empty-list<BetstopPerson>  $people */
    public function handle(array $people, User $officer): BetstopRun
    {
        return DB::transaction(function () use ($people, $officer): BetstopRun {
            $run = BetstopRun::query()->create([
                'kind' => BetstopRunKind::Batch, 'user_id' => $officer->id, 'total_rows' => count($people),
                'people' => array_map(static fn (BetstopPerson $person): array => $person->toArray(), $people),
            ]);
            $this->audit->record('betstop_run.started', $run, after: ['people' => count($people)]);
            WorkOnBetstopRun::dispatch($run->id);

            return $run;
        });
    }
}
