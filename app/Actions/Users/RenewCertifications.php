<?php

declare(strict_types=1);

namespace App\Actions\Users;

use App\Models\Certification;
use App\Models\User;
use App\Support\OperationRefusedException;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Support\Facades\DB;

/** Renews certifications of several colleagues after a joint training, one for each user and type. All or none. */
final readonly class RenewCertifications
{
    public function __construct(private IssueCertification $issue) {}

    /**
     * @param  Collection<int, Certification>  $certifications  with their types
     * @return int the number of renewals
     *
     * @throws OperationRefusedException when there is none, when one is the issuer's own, or would already have ended
     */
    public function handle(Collection $certifications, CarbonImmutable $issuedOn, User $issuer): int
    {
        if ($certifications->isEmpty()) {
            throw new OperationRefusedException('You can’t renew any of these certifications.');
        }
        $each = $certifications
            ->unique(
                static fn (
                    Certification $certification,
                ): string => "{$certification->user_id}-{$certification->certification_type_id}",
            )
            ->sortBy('user_id');
        DB::transaction(
            fn () => $each->each(
                fn (Certification $certification) => $this->issue->handle(
                    $certification->user_id,
                    $certification->certificationType,
                    $issuedOn,
                    $issuer,
                ),
            ),
        );

        return $each->count();
    }
}
