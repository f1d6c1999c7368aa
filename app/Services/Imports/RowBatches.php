<?php

declare(strict_types=1);

namespace App\Services\Imports;

use App\Enums\ImportKind;
use App\Models\Import;
use App\Models\User;
use App\Policies\EditScope;
use App\Services\Contacts\ContactMask;
use App\Services\DbClients\ProspectContacts;

/** Opens an import for a worker, with what its importer may change. */
final readonly class RowBatches
{
    public function __construct(
        private RecordWriters $writers,
        private KnownPeople $people,
        private ExcludedPeople $exclusions,
        private ProspectReach $reach,
        private EditScope $scope,
        private ClientIdentities $identities,
    ) {}

    public function of(Import $import): RowBatch
    {
        $importer = User::withTrashed()->with('role')->findOrFail($import->user_id);
        $writer = $this->writers->of($import);
        $seesContacts = $import->kind === ImportKind::DbClients ? ProspectContacts::areShown($importer) : ContactMask::isLifted($importer);
        $judge = new RowJudge($import, $writer, $this->reach, $this->scope->ownerIds($importer), $seesContacts);

        return new RowBatch($import, $writer, $judge, $this->people, $this->exclusions, $this->reach, $this->identities);
    }
}
