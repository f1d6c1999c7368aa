<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

use App\Domain\Clients\SiteAccountEdit;
use App\Enums\SiteAccountStatus;
use App\Http\Requests\FormRequest;
use Illuminate\Validation\Rule;

final class SaveSiteAccountRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'version' => ['required', 'integer', 'min:0'],
            'username' => ['nullable', 'string', 'max:64', 'regex:/\A[^\s]+\z/u'],
            'status' => ['required', Rule::enum(SiteAccountStatus::class)],
        ];
    }

    public function messages(): array
    {
        return ['username.regex' => 'Enter a username without spaces.', 'username.max' => 'The username must be at most 64 characters.'];
    }

    public function toEdit(): SiteAccountEdit
    {
        return new SiteAccountEdit((int) $this->validated('version'), $this->validated('username'), SiteAccountStatus::from($this->validated('status')));
    }
}
