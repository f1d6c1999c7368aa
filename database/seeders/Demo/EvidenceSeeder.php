<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Domain\Rsg\Evidence\EvidenceScope;
use App\Enums\ExportKind;
use App\Enums\StaffRole;
use App\Lists\Exports\ExportWriter;
use App\Models\ExclusionCase;
use App\Models\Export;
use App\Models\User;
use Carbon\CarbonImmutable;

/** An evidence pack about an excluded person, made by the real code. */
final readonly class EvidenceSeeder
{
    public function __construct(private ExportWriter $exports) {}

    public function run(): void
    {
        $officer = User::query()->whereRelation('role', 'name', StaffRole::RsgOfficer->value)->orderBy('id')->firstOrFail();
        $case = ExclusionCase::query()->orderBy('id')->firstOrFail();
        $today = CarbonImmutable::now(config()->string('paddock.timezone'));
        $export = Export::query()->create([
            'user_id' => $officer->id,
            'kind' => ExportKind::Evidence,
            'subject_type' => $case->getMorphClass(),
            'subject_id' => $case->id,
            'filters' => EvidenceScope::filters($case, $today->subYear()->toDateString(), $today->toDateString()),
            'reason' => 'Complaint C-2291 to the regulator',
        ]);
        while ($this->exports->writePart(Export::query()->with('user')->findOrFail($export->id))) {
            continue;
        }
    }
}
