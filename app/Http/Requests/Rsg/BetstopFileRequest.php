<?php

declare(strict_types=1);

namespace App\Http\Requests\Rsg;

use App\Domain\Rsg\NoticeFileParser;
use App\Http\Requests\Api\ReceiveBetstopUpdateRequest;
use App\Http\Requests\FormRequest;
use App\Models\BetstopUpdate;
use App\Support\OperationRefusedException;
use Illuminate\Routing\Redirector;
use Illuminate\Validation\ValidationException;

/** `content`: the text of a CSV file of the register. Each row has the rules of the intake call. */
final class BetstopFileRequest extends FormRequest
{
    public function rules(): array
    {
        return ['content' => ['required', 'string', 'max:1000000']];
    }

    public function messages(): array
    {
        return ['content.required' => 'The file is empty.', 'content.max' => 'The file is too large. Split it.'];
    }

    /**
     * @return array<int, BetstopUpdate|string> a notice or its error, by line of the file
     *
     * @throws ValidationException when the file can't be read
     */
    public function notices(): array
    {
        try {
            return array_map($this->notice(...), NoticeFileParser::parse((string) $this->validated('content')));
        } catch (OperationRefusedException $refused) {
            throw ValidationException::withMessages(['content' => $refused->getMessage()]);
        }
    }

    /** @param  array<string, mixed>  $row */
    private function notice(array $row): BetstopUpdate|string
    {
        $form = ReceiveBetstopUpdateRequest::create('/', 'POST', $row)
            ->setContainer($this->container)
            ->setRedirector($this->container->make(Redirector::class));
        try {
            $form->validateResolved();
        } catch (ValidationException $refusal) {
            return implode(' ', array_merge(...array_values($refusal->errors())));
        }

        return $form->toBetstopUpdate();
    }
}
