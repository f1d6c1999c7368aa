<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Actions\Rsg\CloseExcludedAccounts;
use App\Actions\Rsg\CompleteExclusionStep;
use App\Actions\Rsg\EnforceExclusion;
use App\Actions\Rsg\EnterClientInGenweb;
use App\Actions\Rsg\OpenExclusionCase;
use App\Domain\Protection\ProtectionGate;
use App\Domain\Rsg\StepEvidence;
use App\Enums\BarredList;
use App\Enums\BetstopChange;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\DbClientStatus;
use App\Enums\ExclusionReason;
use App\Enums\ExclusionStepKind;
use App\Enums\GatePurpose;
use App\Enums\LeadStatus;
use App\Enums\StaffRole;
use App\Infrastructure\Audit\AuditTrail;
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

/** A case for each excluded client: new, half done and overdue ones, and completed ones of the past. */
final readonly class ExclusionSeeder
{
    /** In days, older than every open case. Excluded clients played before. */
    public const OLDEST_OPEN = 20;

    /** The first cases: age in days, and how many steps are done. The others are completed. */
    private const OPEN = [[0, 0], [1, 1], [2, 2], [4, 2], [6, 3], [9, 1], [13, 2], [3, 1]];

    public function __construct(
        private OpenExclusionCase $open,
        private EnforceExclusion $enforce,
        private CompleteExclusionStep $complete,
        private CloseExcludedAccounts $close,
        private EnterClientInGenweb $genweb,
        private AuditTrail $audit,
        private ProtectionGate $gate,
    ) {}

    public function run(): void
    {
        $now = CarbonImmutable::now();
        $officers = User::query()->whereRelation('role', 'name', StaffRole::RsgOfficer->value)->orderBy('id')->get();
        $selfExcluded = BarredEntry::query()->where('list', BarredList::SelfExclusion)->whereNotNull('client_id')->pluck('client_id')->flip();
        $clients = Client::query()
            ->where(static fn (Builder $any): Builder => $any->where('is_barred', true)->orWhere('betstop_state', BetstopState::Registered))
            ->orderBy('id')
            ->get();
        foreach ($clients as $place => $client) {
            [$age, $done] = self::OPEN[$place] ?? [self::OLDEST_OPEN + 10 + 37 * $place % 330, null];
            $at = $now->subDays($age)->max($client->created_at->addHours(1));
            $isSelf = $selfExcluded->has($client->id);
            $reasons = array_keys(array_filter([
                ExclusionReason::Betstop->value => $client->betstop_state === BetstopState::Registered,
                ExclusionReason::SelfExclusion->value => $client->is_barred && $isSelf,
                ExclusionReason::Barred->value => $client->is_barred && ! $isSelf,
            ]));
            foreach ($reasons as $reason) {
                $case = CarbonImmutable::withTestNow($at, fn (): ExclusionCase => $this->exclude($client, ExclusionReason::from($reason)));
            }
            if (isset($case) && $done !== 0) {
                $this->work($case, $officers[$place % $officers->count()], $done);
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

    private function exclude(Client $client, ExclusionReason $reason): ExclusionCase
    {
        $now = CarbonImmutable::now();
        $stamps = ['created_at' => $now, 'updated_at' => $now];
        if ($reason === ExclusionReason::Betstop) {
            DB::table('betstop_checks')->where(['person_type' => 'client', 'person_id' => $client->id])
                ->update(['checked_at' => $now, 'valid_until' => $now->addDay(), 'created_at' => $now]);
            DB::table('betstop_updates')->where(['client_id' => $client->id, 'change' => BetstopChange::Registered->value])
                ->update(['effective_at' => $now, 'received_at' => $now, ...$stamps]);
            $this->audit->record('client.betstop_registered', $client, ['betstop_state' => 'clear'], ['betstop_state' => 'registered']);
        } else {
            DB::table('barred_entries')->where('client_id', $client->id)->update([
                'from_on' => $now->setTimezone(config()->string('paddock.timezone'))->toDateString(), ...$stamps,
            ]);
            $this->audit->record('client.barred', $client, ['is_barred' => false], ['is_barred' => true]);
        }
        $case = DB::transaction(fn (): ExclusionCase => $this->open->handle($client, $reason));
        $this->enforce->handle($case->id);

        return $case->refresh();
    }

    /** @param  int|null  $most  how many steps are done; null for all */
    private function work(ExclusionCase $case, User $officer, ?int $most): void
    {
        $at = CarbonImmutable::parse($case->created_at);
        $case->update(['owner_id' => $officer->id]);
        foreach ($case->steps()->orderBy('id')->limit($most ?? PHP_INT_MAX)->get() as $place => $step) {
            CarbonImmutable::withTestNow($at->addHours(3 + 5 * $place), fn () => $this->complete($case, $step, $officer, $most === null));
        }
    }

    /** @param  bool  $isShown  whether the records show that every step of the case is done */
    private function complete(ExclusionCase $case, ExclusionStep $step, User $officer, bool $isShown): void
    {
        if ($step->kind === ExclusionStepKind::Genweb) {
            $this->genweb->handle($case->client);
        }
        if ($step->kind === ExclusionStepKind::ClientAccounts) {
            $this->close->handle($case, $officer);
        }
        $this->complete->handle($step, match ($step->kind) {
            ExclusionStepKind::SiteAccount => new StepEvidence(proof: 'Email of the bookmaker, ticket '.(48_200 + $step->id)),
            default => new StepEvidence(note: $isShown ? null : 'Checked with the bookmaker by phone.'),
        }, $officer);
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
