<?php

declare(strict_types=1);

namespace App\Actions\Users;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\CertificationType;
use App\Models\GatedAbility;
use Illuminate\Support\Facades\DB;

/** Creates or changes a certification type. A new requirement has a month of grace, see {@see GatedAbility}. */
final readonly class SaveCertificationType
{
    public function __construct(private AssignCertifications $assign, private AuditTrail $audit) {}

    /**
     * @param  array<string, mixed>  $fields  title, description, valid_months, has_grace
     * @param  list<int>  $roleIds
     * @param  list<string>  $abilities
     */
    public function handle(?CertificationType $type, array $fields, array $roleIds, array $abilities): CertificationType
    {
        return DB::transaction(function () use ($type, $fields, $roleIds, $abilities): CertificationType {
            $current = $type === null ? new CertificationType : CertificationType::query()->lockForUpdate()->findOrFail($type->id);
            $before = $type === null ? [] : $this->content($current);
            $current->fill($fields)->save();
            $current->roles()->sync($roleIds);
            // Kept requirements keep their time, so that saving doesn't renew the grace.
            $current->gatedAbilities()->whereNotIn('ability', $abilities)->delete();
            foreach ($abilities as $ability) {
                GatedAbility::query()->firstOrCreate(['ability' => $ability], ['certification_type_id' => $current->id]);
            }
            $this->assign->handle();
            $after = $this->content($current->refresh());
            if ($after !== $before) {
                $this->audit->record($type === null ? 'certification_type.created' : 'certification_type.updated', $current, array_diff_assoc($before, $after), array_diff_assoc($after, $before));
            }

            return $current;
        });
    }

    /** @return array<string, string> */
    private function content(CertificationType $type): array
    {
        return [
            'title' => $type->title, 'description' => $type->description, 'valid_months' => (string) $type->valid_months, 'has_grace' => $type->has_grace ? 'yes' : 'no',
            'roles' => $type->roles()->orderBy('roles.id')->pluck('roles.title')->implode(', '),
            'abilities' => $type->gatedAbilities()->orderBy('ability')->pluck('ability')->implode(', '),
        ];
    }
}
