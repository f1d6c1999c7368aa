<?php

declare(strict_types=1);

namespace App\Http\Requests\Services;

use App\Enums\Ability;
use App\Http\Requests\Concerns\IsSentOnce;
use App\Http\Requests\FormRequest;
use App\Models\ServiceCredential;
use App\Models\User;
use App\Support\PlainText;
use Closure;

/** The form of a credential. A new one comes with its secret, a change with the version it was opened on. */
final class SaveCredentialRequest extends FormRequest
{
    use IsSentOnce;

    public function rules(): array
    {
        $isNew = $this->isMethod('post');

        return [
            ...$this->referenceRule(),
            'service' => ['required', 'string', 'max:100', new PlainText],
            'address' => ['nullable', 'string', 'max:255', new PlainText],
            'username' => ['nullable', 'string', 'max:255', new PlainText],
            'owner_id' => ['bail', 'required', 'integer', $this->canOwn(...)],
            'notes' => ['nullable', 'string', 'max:2000'],
            ...RotateCredentialRequest::dateRule(),
            'secret' => $isNew ? RotateCredentialRequest::SECRET : ['prohibited'],
            'version' => [$isNew ? 'prohibited' : 'required', 'integer', 'min:1'],
        ];
    }

    public function messages(): array
    {
        return [...RotateCredentialRequest::MESSAGES, 'service.required' => 'Enter the name of the service.', 'owner_id.*' => 'Choose an owner.'];
    }

    /** @return array<string, mixed> without the secret */
    public function fields(): array
    {
        /** @var array<string, mixed> */
        return [...$this->safe(['service', 'address', 'username', 'notes', 'rotate_on']), 'owner_id' => $this->integer('owner_id')];
    }

    /** The present owner stays valid after leaving, so that other fields can be corrected. */
    private function canOwn(string $attribute, mixed $value, Closure $fail): void
    {
        $credential = $this->route('credential');
        if (
            ! ($credential instanceof ServiceCredential && $credential->owner_id === (int) $value)
            && User::writersHolding(Ability::ViewServices)->whereKey((int) $value)->doesntExist()
        ) {
            $fail('Choose an active colleague who can open Services.');
        }
    }
}
