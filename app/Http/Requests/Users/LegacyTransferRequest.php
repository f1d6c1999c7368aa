<?php

declare(strict_types=1);

namespace App\Http\Requests\Users;

use App\Domain\Users\LegacyTransferScope;
use App\Enums\AustralianState;
use App\Enums\ClientStatus;
use App\Enums\OwnedWorkKind;
use App\Http\Requests\Concerns\IsSentOnce;
use App\Http\Requests\FormRequest;
use App\Models\LegacyTransfer;
use App\Models\User;
use Illuminate\Validation\Rule;

/**
 * A dry run of a legacy transfer.
 *
 * @phpstan-import-type Filters from LegacyTransfer
 */
final class LegacyTransferRequest extends FormRequest
{
    use IsSentOnce;

    public function rules(): array
    {
        return [
            ...$this->referenceRule(),
            'from_id' => ['required', 'integer', Rule::exists('users', 'id')],
            'to_id' => ['required', 'integer', 'different:from_id', Rule::exists('users', 'id')->where('is_active', true)->whereNull('deleted_at')],
            'kinds' => ['required', 'array', 'list', 'min:1'],
            'kinds.*' => ['distinct', Rule::in(array_column(LegacyTransferScope::KINDS, 'value'))],
            'company_id' => ['nullable', 'integer', Rule::exists('companies', 'id')],
            'state' => ['nullable', Rule::enum(AustralianState::class)],
            'status' => ['nullable', Rule::enum(ClientStatus::class)],
            'db_list_id' => ['nullable', 'integer', Rule::exists('db_lists', 'id')],
            'reason' => ['required', 'string', 'min:5', 'max:255'],
        ];
    }

    public function messages(): array
    {
        return [
            'from_id.*' => 'Choose the colleague whose records move.',
            'to_id.different' => 'Choose a colleague other than the one whose records move.',
            'to_id.*' => 'Choose an active colleague who takes over.',
            'kinds.*' => 'Choose what to transfer.',
            'reason.*' => 'Enter a reason of 5 to 255 characters.',
        ];
    }

    public function colleague(string $field): User
    {
        return User::withTrashed()->findOrFail($this->integer($field));
    }

    /** @return non-empty-list<OwnedWorkKind> */
    public function kinds(): array
    {
        /** @var non-empty-list<string> $kinds */
        $kinds = $this->validated('kinds');

        return array_map(OwnedWorkKind::from(...), $kinds);
    }

    /** @return Filters */
    public function filters(): array
    {
        $id = fn (string $field): ?int => $this->filled($field) ? $this->integer($field) : null;
        $text = fn (string $field): ?string => $this->filled($field) ? $this->string($field)->value() : null;

        return ['company_id' => $id('company_id'), 'state' => $text('state'), 'status' => $text('status'), 'db_list_id' => $id('db_list_id')];
    }
}
