<!DOCTYPE html>
<html lang="en-AU">
    <body style="margin:0;padding:32px 16px;background:#f6f7f6;color:#16201b;font:16px/24px system-ui,-apple-system,'Segoe UI',sans-serif">
        <div style="max-width:480px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #e1e5e2;border-radius:12px">
            <p style="margin:0 0 16px;font-weight:600;color:#0b6b4b">{{ config('app.name') }}</p>
            <p style="margin:0 0 16px">Hello {{ $firstName }},</p>
            <p style="margin:0 0 16px">{{ $text }}</p>
            <p style="margin:0"><a href="{{ $url }}" style="color:#0b6b4b">Open the credential</a></p>
        </div>
    </body>
</html>
