<?php

declare(strict_types=1);

namespace App\Domain\Payments;

use App\Models\PaymentBatch;
use App\Models\User;
use Illuminate\Contracts\Encryption\Encrypter;
use Illuminate\Support\Facades\DB;
use LogicException;

/** The files of payment batches, kept encrypted as they left, and the list of everybody who took one. Rows are only added. */
final readonly class PaymentFileStorage
{
    public function __construct(private Encrypter $encrypter) {}

    /** @return string its SHA-256 */
    public function keep(PaymentBatch $batch, string $content): string
    {
        $sha256 = hash('sha256', $content);
        DB::table('payment_batch_files')->insert([
            'payment_batch_id' => $batch->id, 'sha256' => $sha256, 'content' => $this->encrypter->encrypt($content, false), 'created_at' => now(),
        ]);

        return $sha256;
    }

    /** The same bytes as the first time. */
    public function read(PaymentBatch $batch): string
    {
        $content = (string) $this->encrypter->decrypt((string) DB::table('payment_batch_files')->where('payment_batch_id', $batch->id)->value('content'), false);

        return hash('sha256', $content) === $batch->sha256 ? $content : throw new LogicException("The file of {$batch->number} is not the one that was exported.");
    }

    /** What the file says at its end; before the export, what it is going to say. */
    public function totals(PaymentBatch $batch, AbaSender $sender): AbaTotals
    {
        if ($batch->sha256 !== null) {
            return AbaValidator::totals($this->read($batch), $batch->items_count, $batch->total_cents);
        }
        $debit = $sender->isBalanced ? $batch->total_cents : 0;

        return new AbaTotals($batch->total_cents, $debit, $batch->total_cents - $debit, $batch->items_count + ($sender->isBalanced ? 1 : 0));
    }

    /** @param  string|null  $reason  why it is needed again; null the first time */
    public function recordDownload(PaymentBatch $batch, User $user, string $sha256, ?string $reason): void
    {
        DB::table('payment_batch_downloads')->insert([
            'payment_batch_id' => $batch->id, 'user_id' => $user->id, 'sha256' => $sha256, 'reason' => $reason, 'created_at' => now(),
        ]);
    }
}
