<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Enums\Ability;
use App\Enums\CertificationStatus;
use App\Enums\StaffRole;
use App\Enums\TrainingStatus;
use App\Infrastructure\Files\AttachmentStorage;
use App\Infrastructure\Files\FileKind;
use App\Models\Attachment;
use App\Models\Certification;
use App\Models\CertificationType;
use App\Models\GatedAbility;
use App\Models\Role;
use App\Models\TrainingSession;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Database\Seeder;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;

/** Certifications, the abilities that need them (see {@see GatedAbility} for the rules), and training. All users keep their abilities. */
final class CertificationSeeder extends Seeder
{
    private const CONTACT = [Ability::ViewSmsPanel, Ability::ViewSmsBlasts, Ability::ViewAutoMessages, Ability::SendExcelSmsBlasts];

    private readonly CarbonImmutable $today;

    public function __construct()
    {
        $this->today = CarbonImmutable::today(config()->string('paddock.timezone'));
    }

    public function run(): void
    {
        $payments = [StaffRole::PaymentsOfficer, StaffRole::PaymentsManager, StaffRole::Developer];
        $rsg = $this->type(
            'Responsible service of gambling',
            12,
            'The national RSG course: recognising the signs of harm, how to speak with a client about them, when to stop an account, and what must be written down. Renewed every twelve months.',
            StaffRole::cases(),
            array_column(self::CONTACT, 'value'),
        );
        $handling = $this->type(
            'Payments handling',
            12,
            'Matching deposits, checking withdrawals and paying them: identity, bank account holders, limits, and when a second approver is needed.',
            $payments,
            [GatedAbility::HANDLES_PAYMENTS],
        );
        $laundering = $this->type(
            'Anti-money-laundering essentials',
            24,
            'What AUSTRAC asks of us: knowing the client, suspicious matters, threshold transactions and tipping off.',
            StaffRole::cases(),
        );

        $staff = User::query()->with('role')->where('is_active', true)->orderBy('id')->get();
        foreach ($staff as $index => $user) {
            // A new starter has a month to earn the first ones.
            $isNew = $user->totp_confirmed_at === null;
            $this->certify($user, $rsg, $isNew ? null : 8);
            $this->certify($user, $laundering, $isNew || $index % 6 === 5 ? null : 20);
            if (in_array(StaffRole::from($user->role->name), $payments, true)) {
                $this->certify($user, $handling, 8);
            }
        }
        $this->renewals($staff->keyBy('first_name'), $rsg, $laundering);
        $this->training($staff, $rsg);
    }

    /**
     * @param  array<StaffRole>  $roles
     * @param  list<string>  $abilities
     */
    private function type(string $title, int $months, string $description, array $roles, array $abilities = []): CertificationType
    {
        $type = CertificationType::query()->create(['title' => $title, 'valid_months' => $months, 'description' => $description]);
        $type->roles()->attach(Role::query()->whereIn('name', array_column($roles, 'value'))->pluck('id'));
        foreach ($abilities as $ability) {
            GatedAbility::query()->create(['ability' => $ability, 'certification_type_id' => $type->id, 'created_at' => now()->subYear()]);
        }

        return $type;
    }

    /** @param  int|null  $months  that it stays valid; null while it is pending */
    private function certify(User $user, CertificationType $type, ?int $months): Certification
    {
        return Certification::query()->create([
            'user_id' => $user->id, 'certification_type_id' => $type->id,
            'status' => $months === null ? CertificationStatus::Pending : CertificationStatus::Valid,
            'issued_on' => $months === null ? null : $this->today->subMonths(($type->valid_months ?? 0) - $months),
            'expires_on' => $months === null ? null : $this->today->addMonths($months),
        ]);
    }

    /**
     * One renewal to earn, one to decide, and one certification that has lapsed without a loss of abilities.
     *
     * @param  Collection<string, User>  $staff  by first name
     */
    private function renewals(Collection $staff, CertificationType $rsg, CertificationType $laundering): void
    {
        foreach ([['Maya', 20], ['Tom', 6]] as [$name, $days]) {
            $user = $staff->get($name) ?? User::query()->firstOrFail();
            $current = $user->certifications()->where('certification_type_id', $rsg->id)->firstOrFail();
            $current->update([
                'status' => CertificationStatus::Expiring,
                'issued_on' => $this->today->addDays($days)->subYear(),
                'expires_on' => $this->today->addDays($days),
            ]);
            DB::table('certification_reminders')->insert([
                'certification_id' => $current->id,
                'days' => 30,
                'emailed_at' => now()->subDays(30 - $days),
                'created_at' => now(),
                'updated_at' => now(),
            ]);
            $renewal = $this->certify($user, $rsg, null);
            if ($name === 'Tom') {
                $renewal->update(['evidence_at' => now()->subHours(3)]);
                $bytes = AttachmentSeeder::pdf("Certificate of {$user->full_name}");
                Attachment::query()->create([
                    'subject_type' => 'certification',
                    'subject_id' => $renewal->id,
                    'user_id' => $user->id,
                    'name' => 'RSG certificate.pdf',
                    'mime' => FileKind::Pdf->mime(),
                    'size' => strlen($bytes),
                    'path' => app(AttachmentStorage::class)->put($bytes),
                    'sha256' => hash('sha256', $bytes),
                ]);
            }
        }
        $lapsed = $staff->get('Zara') ?? User::query()->firstOrFail();
        $lapsed
            ->certifications()
            ->where('certification_type_id', $laundering->id)
            ->update([
                'status' => CertificationStatus::Expired,
                'issued_on' => $this->today->subYears(2)->subDays(9),
                'expires_on' => $this->today->subDays(9),
            ]);
        $this->certify($lapsed, $laundering, null);
    }

    /** @param  Collection<int, User>  $staff */
    private function training(Collection $staff, CertificationType $rsg): void
    {
        $author = ($staff->firstWhere('first_name', 'Pauline') ?? User::query()->firstOrFail())->id;
        $refresher = TrainingSession::query()->create([
            'title' => 'RSG refresher, spring',
            'description' => 'Two hours with the RSG officers, and a test of twenty questions.',
            'certification_type_id' => $rsg->id,
            'held_on' => $this->today->addDays(9),
            'pass_score' => 80,
            'created_by' => $author,
        ]);
        $privacy = TrainingSession::query()->create([
            'title' => 'Privacy and client data', 'description' => 'Online, half an hour: what we may store, show and send.', 'created_by' => $author,
        ]);
        $statuses = [
            TrainingStatus::Passed,
            TrainingStatus::Passed,
            TrainingStatus::Started,
            TrainingStatus::Assigned,
            TrainingStatus::Failed,
            TrainingStatus::Lapsed,
        ];
        foreach ($staff->whereNotNull('totp_confirmed_at')->take(12) as $user) {
            $refresher->records()->create(['user_id' => $user->id, 'due_on' => $this->today->addDays(14)]);
        }
        foreach ($staff->values() as $index => $user) {
            $status = $statuses[$index % count($statuses)];
            $isDone = in_array($status, [TrainingStatus::Passed, TrainingStatus::Failed], true);
            $privacy->records()->create([
                'user_id' => $user->id, 'status' => $status, 'due_on' => $this->today->addDays($status === TrainingStatus::Lapsed ? -3 : 12),
                'started_at' => $status === TrainingStatus::Assigned ? null : now()->subDays(6), 'completed_on' => $isDone ? $this->today->subDays(5) : null,
                'recorded_by' => $isDone ? $author : null,
            ]);
        }
    }
}
