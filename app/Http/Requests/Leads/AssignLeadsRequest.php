<?php

declare(strict_types=1);

namespace App\Http\Requests\Leads;

use App\Actions\Leads\AssignLeads;
use App\Domain\Leads\LeadOwners;
use App\Http\Requests\FormRequest;
use Illuminate\Validation\Rule;

/** Leads and their new owner; an empty owner unassigns them. */
final class AssignLeadsRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'ids' => ['required', 'array', 'list', 'max:'.AssignLeads::MOST],
            'ids.*' => ['integer', 'min:1', 'max:999999999999999999'],
            'owner_id' => ['nullable', 'integer', Rule::exists('users', 'id')->where(LeadOwners::among(...))],
        ];
    }

    public function messages(): array
    {
        return [
            'ids.required' => 'Select at least one lead.',
            'ids.max' => 'Select at most '.AssignLeads::MOST.' leads.',
            'owner_id.exists' => 'This staff member is no longer active or can’t see leads.',
        ];
    }

    /** @return list<int> */
    public function ids(): array
    {
        /** @var list<int|string> $ids */
        $ids = $this->validated('ids');

        return array_values(array_unique(array_map(intval(...), $ids)));
    }
}
