<?php

declare(strict_types=1);

namespace App\Actions\Reports;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\Affiliate;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use Illuminate\Support\Facades\DB;

/** Changes the ABN, GST registration and terms of an affiliate. Approved statements keep theirs. */
final readonly class UpdateAffiliateTerms
{
    public function __construct(private AuditTrail $audit) {}

    /**
     * @param  array{abn: string|null, is_gst_registered: bool, commission_basis_points: int, new_client_cents: int}  $fields
     * @param  int  $version  of the affiliate when the form was opened
     *
     * @throws ChangedMeanwhileException when a colleague changed it
     */
    public function handle(Affiliate $affiliate, array $fields, int $version, User $user): void
    {
        DB::transaction(function () use ($affiliate, $fields, $version, $user): void {
            $current = Affiliate::query()->lockForUpdate()->findOrFail($affiliate->id);
            if ($current->version !== $version) {
                throw ChangedMeanwhileException::edited('these terms');
            }
            $before = $current->only(array_keys($fields));
            $changed = array_filter($fields, static fn (mixed $value, string $field): bool => $value !== $before[$field], ARRAY_FILTER_USE_BOTH);
            if ($changed !== []) {
                $current->update([...$changed, 'version' => $version + 1, 'changed_by' => $user->id]);
                $this->audit->record('affiliate.terms_changed', $current, array_intersect_key($before, $changed), $changed, $user->id);
            }
        }, 3);
    }
}
