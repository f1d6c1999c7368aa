<?php

declare(strict_types=1);

namespace App\Actions\Users;

use App\Enums\CertificationStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Certification;
use App\Models\CertificationType;
use App\Models\GatedAbility;
use App\Models\User;
use App\Support\OperationRefusedException;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** Makes a user's pending certification valid, or adds a valid one. */
final readonly class IssueCertification
{
    public function __construct(private AuditTrail $audit) {}

    /**
     * @param  CarbonImmutable  $issuedOn  the day of the training
     *
     * @throws OperationRefusedException when the holder or a new colleague issues it, or when it would already have ended
     */
    public function handle(int $userId, CertificationType $type, CarbonImmutable $issuedOn, User $issuer): Certification
    {
        if ($userId === $issuer->id) {
            throw new OperationRefusedException('You can’t decide your own certifications.');
        }
        if ($issuer->isNew()) {
            throw new OperationRefusedException(User::TOO_NEW);
        }
        $expiresOn = $type->valid_months === null ? null : $issuedOn->addMonthsNoOverflow($type->valid_months);
        if ($expiresOn !== null && $expiresOn->toDateString() < GatedAbility::today()) {
            throw new OperationRefusedException("A certification from {$issuedOn->format('j F Y')} has already ended.");
        }

        return DB::transaction(function () use ($userId, $type, $issuedOn, $expiresOn, $issuer): Certification {
            // Locks the holder, so that two issuers add one certification after the other.
            User::query()
                ->whereKey($userId)
                ->lockForUpdate()
                ->firstOrFail(['id']);
            $certification = Certification::query()
                ->where([
                    'user_id' => $userId,
                    'certification_type_id' => $type->id,
                    'status' => CertificationStatus::Pending,
                ])
                ->lockForUpdate()
                ->get()
                ->sortByDesc('evidence_at')
                ->first() ?? new Certification(['user_id' => $userId, 'certification_type_id' => $type->id]);
            $certification
                ->fill([
                    'status' => CertificationStatus::Valid,
                    'issued_on' => $issuedOn,
                    'expires_on' => $expiresOn,
                    'evidence_at' => null,
                    'decided_by' => $issuer->id,
                    'decided_at' => now(),
                    'reason' => null,
                ])
                ->save();
            $this->audit->record(
                'certification.issued',
                $certification,
                after: [
                    'user_id' => $userId,
                    'certification' => $type->title,
                    'issued_on' => $issuedOn->toDateString(),
                    'expires_on' => $expiresOn?->toDateString(),
                ],
                actorId: $issuer->id,
            );

            return $certification;
        });
    }
}
