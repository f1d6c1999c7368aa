<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Actions\Rsg\CompleteExclusionStep;
use App\Actions\Rsg\EnforceExclusion;
use App\Actions\Rsg\OpenExclusionCase;
use App\Domain\Protection\ProtectionGate;
use App\Domain\Rsg\StepEvidence;
use App\Enums\BarredList;
use App\Enums\ClientStatus;
use App\Enums\DbClientStatus;
use App\Enums\ExclusionReason;
use App\Enums\ExclusionStepKind;
use App\Enums\GatePurpose;
use App\Enums\LeadStatus;
use App\Enums\StaffRole;
use App\Models\BarredEntry;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\ExclusionCase;
use App\Models\ExclusionStep;
use App\Models\Lead;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Support\Facades\DB;

/** Exclusion cases of all ages: new, half done, overdue and completed. */
final readonly class ExclusionSeeder
{
    /** Age in days, and how many steps are done; null for all. */
    private const CASES = [[0, 0], [1, 1], [2, 2], [4, 2], [6, 3], [9, 1], [13, null], [24, null]];

    public function __construct(
        private OpenExclusionCase $open,
        private EnforceExclusion $enforce,
        private CompleteExclusionStep $complete,
        private ProtectionGate $gate,
    ) {}

    public function run(): void
    {
        $officers = User::query()->whereRelation('role', 'name', StaffRole::RsgOfficer->value)->orderBy('id')->get();
        $clients = Client::query()->where('status', '!=', ClientStatus::Closed)
            ->where(static fn (Builder $any): Builder => $any->where('is_barred', true)->orWhere('betstop_state', 'registered'))
            ->orderBy('id')->limit(count(self::CASES))->get();
        foreach ($clients as $place => $client) {
            [$age, $done] = self::CASES[$place];
            $reason = $client->is_barred ? ExclusionReason::Barred : ExclusionReason::Betstop;
            $case = DB::transaction(fn (): ExclusionCase => $this->open->handle($client, $reason, null));
            $this->enforce->handle($case->id);
            $this->age($case, $age);
            if ($place > 0 && $officers->isNotEmpty()) {
                $this->work($case, $officers[$place % $officers->count()], $age, $done);
            }
        }
        $this->addUncertain();
        $this->addReviews();
    }

    /** Barred people with nearly the name and date of birth of these records, which the gate finds before a bonus or a call. */
    private function addReviews(): void
    {
        $clients = Client::query()
            ->where('status', ClientStatus::Active)
            ->where('is_barred', false)
            ->whereNotNull('date_of_birth')
            ->orderByDesc('id')
            ->limit(4)
            ->get();
        $leads = Lead::query()
            ->where('status', LeadStatus::New)
            ->whereNotNull('date_of_birth')
            ->whereNotNull('mobile_e164')
            ->orderByDesc('id')
            ->limit(2)
            ->get();
        $dbClients = DbClient::query()
            ->where('status', DbClientStatus::Validated)
            ->whereNotNull('date_of_birth')
            ->orderByDesc('id')
            ->limit(2)
            ->get();
        foreach ([...$clients, ...$leads, ...$dbClients] as $person) {
            BarredEntry::query()->create([
                'list' => BarredList::Barred,
                'first_name' => $person->first_name,
                'last_name' => $person->last_name,
                'date_of_birth' => $person->date_of_birth?->setDay(
                    $person->date_of_birth->day % 10 === 1
                        ? $person->date_of_birth->day + 1
                        : intdiv($person->date_of_birth->day, 10) * 10 + 1,
                ),
                'reason' => 'Abusive towards staff',
                'from_on' => CarbonImmutable::today(config()->string('paddock.timezone'))->subMonth(),
            ]);
            $this->gate->record($person instanceof Client ? $this->gate->decide($person, GatePurpose::Bonus)
                : $this->gate->decideCall($person, (string) ($person instanceof Lead ? $person->mobile_e164 : $person->phoneNumbers()->value('e164'))));
        }
    }

    private function age(ExclusionCase $case, int $days): void
    {
        foreach (['exclusion_cases' => 'id', 'exclusion_steps' => 'exclusion_case_id', 'exclusion_records' => 'exclusion_case_id'] as $table => $column) {
            foreach (DB::table($table)->where($column, $case->id)->get() as $row) {
                $moved = array_map(
                    static fn (string $at): CarbonImmutable => CarbonImmutable::parse($at)->subDays($days),
                    array_filter([
                        'created_at' => $row->created_at,
                        'due_at' => $row->due_at ?? null,
                        'enforced_at' => $row->enforced_at ?? null,
                        'frozen_at' => $row->frozen_at ?? null,
                    ]),
                );
                DB::table($table)->where('id', $row->id)->update($moved);
            }
        }
    }

    private function work(ExclusionCase $case, User $officer, int $age, ?int $done): void
    {
        $case->refresh()->update(['owner_id' => $officer->id]);
        $steps = $case->steps()->orderBy('id')->limit($done ?? PHP_INT_MAX)->get();
        foreach ($steps as $place => $step) {
            $evidence = $step->kind === ExclusionStepKind::SiteAccount
                ? new StepEvidence(proof: 'Email of the bookmaker, ticket '.(48_200 + $step->id))
                : new StepEvidence(note: 'Checked with the bookmaker by phone.');
            $this->complete->handle($step, $evidence, $officer);
            ExclusionStep::query()->whereKey($step->id)->update(['done_at' => CarbonImmutable::now()->subDays($age)->addHours(3 + 5 * $place)]);
        }
    }

    /** A person of the same household, for a decision. */
    private function addUncertain(): void
    {
        $case = ExclusionCase::query()->orderBy('id')->first();
        $other = Client::query()->where('is_barred', false)->where('betstop_state', '!=', 'registered')->orderByDesc('id')->first();
        if ($case !== null && $other !== null) {
            $case
                ->records()
                ->create([
                    'record_type' => 'client',
                    'record_id' => $other->id,
                    'state' => 'uncertain',
                    'score' => 71,
                    'reasons' => ['Same mobile', 'Same last name', 'Different first name'],
                ]);
        }
    }
}
