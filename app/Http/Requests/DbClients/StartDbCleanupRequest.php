<?php

declare(strict_types=1);

namespace App\Http\Requests\DbClients;

use App\Enums\DbCleanupKind;
use App\Lists\DbClients\DbClientSelection;
use Illuminate\Validation\Rule;

/** `kind`, for all DB clients or, with a selection as in any bulk action, for those selected. */
final class StartDbCleanupRequest extends DbClientSelectionRequest
{
    public function rules(): array
    {
        $kind = ['kind' => ['required', Rule::enum(DbCleanupKind::class)]];

        return $this->hasAny(['all', 'ids', 'filters']) ? [...parent::rules(), ...$kind] : $kind;
    }

    public function messages(): array
    {
        return [...parent::messages(), 'kind' => 'Choose a clean-up.'];
    }

    public function kind(): DbCleanupKind
    {
        return DbCleanupKind::from($this->string('kind')->value());
    }

    /** Null for all DB clients. */
    public function chosen(): ?DbClientSelection
    {
        return $this->has('all') ? $this->selection() : null;
    }
}
