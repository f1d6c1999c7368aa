<?php

declare(strict_types=1);

namespace App\Actions\Emails;

use App\Models\MessageTemplate;
use App\Services\Attachments\NewFile;

/** An e-mail as somebody wrote it. */
final readonly class NewEmail
{
    /**
     * @param  string  $reference  of this press of Send
     * @param  list<NewFile>  $files
     */
    public function __construct(public string $subject, public string $body, public string $reference, public ?MessageTemplate $template, public array $files) {}
}
