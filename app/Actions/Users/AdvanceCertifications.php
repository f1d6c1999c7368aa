<?php

declare(strict_types=1);

namespace App\Actions\Users;

use App\Domain\Users\CertificationNotifier;
use App\Enums\CertificationStatus;
use App\Events\Auth\StaffSessionsEnded;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Certification;
use App\Models\CertificationReminder;
use App\Models\GatedAbility;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/**
 * Moves certifications to expiring and expired, and notes the reminders of 30, 7 and 0 days, each in its own transaction. A failing
 * certification is reported and doesn't stop the others. The abilities don't wait for it: {@see GatedAbility} compares the days.
 * SQLite stores days with a time, so they are compared by < and >=.
 */
final readonly class AdvanceCertifications
{
    /** Days before the end at which a certification is expiring. */
    public const EXPIRING = 30;

    public function __construct(private CertificationNotifier $notifier, private AuditTrail $audit) {}

    /** @return int the number of changed certifications */
    public function handle(): int
    {
        $today = CarbonImmutable::parse(GatedAbility::today());
        $ids = Certification::query()->whereIn('status', [CertificationStatus::Valid, CertificationStatus::Expiring])
            ->where('expires_on', '<', $today->addDays(self::EXPIRING + 1)->toDateString())->orderBy('id')->pluck('id');

        return $ids->filter(fn (int $id): bool => rescue(fn (): bool => DB::transaction(fn (): bool => $this->advance($id, $today), 3), false))->count();
    }

    private function advance(int $id, CarbonImmutable $today): bool
    {
        $certification = Certification::query()->with(['certificationType', 'user.manager'])->lockForUpdate()->findOrFail($id);
        $before = $certification->status;
        if (! in_array($before, [CertificationStatus::Valid, CertificationStatus::Expiring], true) || $certification->expires_on === null) {
            return false;
        }
        $days = (int) $today->diffInDays($certification->expires_on->toDateString());
        $isReminded = ! $this->isRenewed($certification) && $this->remind($certification, $days);
        $status = $days < 0 ? CertificationStatus::Expired : CertificationStatus::Expiring;
        if ($status === $before) {
            return $isReminded;
        }

        $certification->update(['status' => $status]);
        $this->audit->record("certification.{$status->value}", $certification, ['status' => $before->value], ['status' => $status->value]);
        if ($status === CertificationStatus::Expired && $certification->user->is_active && ! $this->isRenewed($certification)) {
            $this->notifier->reviewers($certification, "{$certification->user->full_name}’s certification has ended.");
            // Open channels were authorised with the ability.
            event(new StaffSessionsEnded($certification->user_id));
        }

        return true;
    }

    /** Only the last reminder that is due, so that a stopped scheduler doesn't send three at once. */
    private function remind(Certification $certification, int $days): bool
    {
        $due = $days <= 0 ? 0 : ($days <= 7 ? 7 : self::EXPIRING);
        $new = CertificationReminder::query()->insertOrIgnore([
            'certification_id' => $certification->id,
            'days' => $due,
            'created_at' => now(),
            'updated_at' => now(),
        ]);
        if ($new === 1) {
            $this->notifier->holder($certification, CertificationReminder::text($days));
        }

        return $new === 1;
    }

    private function isRenewed(Certification $certification): bool
    {
        return Certification::query()->where(['user_id' => $certification->user_id, 'certification_type_id' => $certification->certification_type_id])
            ->whereIn('status', [CertificationStatus::Valid, CertificationStatus::Expiring])
            ->where(
                static fn ($later) => $later
                    ->whereNull('expires_on')
                    ->orWhere('expires_on', '>=', $certification->expires_on?->addDay()->toDateString()),
            )
            ->exists();
    }
}
