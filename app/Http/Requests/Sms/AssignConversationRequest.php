<?php

declare(strict_types=1);

namespace App\Http\Requests\Sms;

use App\Enums\Ability;
use App\Http\Requests\FormRequest;
use App\Models\User;
use App\Queries\Rsg\RsgChoicesQuery;
use Illuminate\Validation\Rule;

/** `owner_id`: a colleague who works in the SMS panel; empty for nobody. */
final class AssignConversationRequest extends FormRequest
{
    public function rules(): array
    {
        return ['owner_id' => ['present', 'nullable', 'integer', Rule::in(array_column(app(RsgChoicesQuery::class)->owners(Ability::ViewSmsPanel), 'value'))]];
    }

    public function messages(): array
    {
        return ['owner_id.in' => 'Choose a colleague who works in the SMS panel.'];
    }

    public function owner(): ?User
    {
        $id = $this->validated('owner_id');

        return $id === null ? null : User::query()->whereKey($id)->firstOrFail();
    }
}
